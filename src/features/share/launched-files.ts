/** What a browser gives the page that it has opened for files of the system. */
interface LaunchParams {
  readonly files: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
  }
}

/** Tells the files that the system opens with the app, those for which this page was opened among them. */
export function onLaunchedFiles(
  take: (files: readonly File[]) => void,
  fail: (error: unknown) => void,
): void {
  window.launchQueue?.setConsumer(({ files }) => {
    if (files.length > 0) Promise.all(files.map((file) => file.getFile())).then(take, fail);
  });
}
