declare global {
  interface Window {
    /** Where the key led so far; null where it led out of the page. */
    stops: (Stop | null)[];
  }
}

/** Where the key led. */
export interface Stop {
  what: string;
  /** Within the window, not under the bar. */
  seen: boolean;
  ring: boolean;
}
