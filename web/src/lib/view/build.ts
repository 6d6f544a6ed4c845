/** Whether a page that began with one build of the app hears of another. */
export function isOld(own: string | null, heard: string): boolean {
  return own !== null && own !== heard;
}
