import { copyText } from "./clipboard";

/** Whether to offer the share sheet: on phones, and only where the browser has it, which takes HTTPS. */
export function mayShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** What became of a link: given to the share sheet, put on the clipboard, or neither. */
export type Shared = "sent" | "copied" | "kept";

/** Give a link to the share sheet; if the browser refuses, copy it. Who closes the sheet wants neither. */
export async function share(title: string, address: string): Promise<Shared> {
  try {
    await navigator.share({ title, url: address });
    return "sent";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "kept";
    return (await copyText(address)) ? "copied" : "kept";
  }
}
