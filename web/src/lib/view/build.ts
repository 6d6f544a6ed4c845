/** Whether a page that began with one build of the app hears of another. */
export function isOld(own: string | null, heard: string): boolean {
  return own !== null && own !== heard;
}

/** Whether a page of the server begins with another script than the one that runs here. */
export function beginsOtherwise(page: string, script: string | null): boolean {
  return script !== null && !page.includes(`"${script}"`);
}
