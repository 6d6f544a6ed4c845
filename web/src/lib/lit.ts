/** What is lit on the board: places and routes somebody points at. */
export interface Lit {
  locations: ReadonlySet<string>;
  routes: ReadonlySet<string>;
  /** Whether it is bad news: a ticket that was not completed. */
  bad?: boolean;
}
export const DARK: Lit = { locations: new Set(), routes: new Set() };
