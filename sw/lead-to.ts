/** What of a window of the app is needed to lead it to an address. */
export interface AppWindow {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface Ways<Window extends AppWindow> {
  windows(): Promise<readonly Window[]>;
  /** Asks the page to go there by itself; whether it has answered that it does, before a while is over. */
  ask(window: Window, url: string): Promise<boolean>;
  openWindow(url: string): Promise<unknown>;
}

/** A page that is still starting hears nothing yet: together with the pauses of `ask` some seconds, as a slow phone takes them. */
const mostAsks = 4;

/**
 * Leads to an address of the app in a window that is open already, as a link of its own would; a page that does not come to
 * hear it is loaded anew at that address, as it has not begun. A new window only where there is none, or none may be led.
 */
export async function leadTo<Window extends AppWindow>(url: string, ways: Ways<Window>): Promise<void> {
  const windows = (await ways.windows()).filter(isOfApp);
  const window = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (!window) {
    await ways.openWindow(url);
    return;
  }
  await window.focus().catch(() => {}); // a browser may keep it where it is; it is led there all the same
  for (let asks = 0; asks < mostAsks; asks += 1) if (await ways.ask(window, url)) return;
  await window.navigate(url).catch(() => ways.openWindow(url));
}

/** The checkout is a document of its own, which somebody may be paying in. */
function isOfApp({ url }: AppWindow): boolean {
  return !/^\/(?:pay|sandbox)(?:\/|$)/.test(new URL(url).pathname);
}
