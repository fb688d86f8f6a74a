/** The oldest browsers whose people get our scripts; older ones get the server's pages (docs/browsers.md). */
export const BROWSER_FLOOR = ['chrome105', 'edge105', 'firefox115', 'safari15.4', 'ios15.4'];
