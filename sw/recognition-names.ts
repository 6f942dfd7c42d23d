/** What a file is called in every version of it, for the files that are kept here. */
export function nameOf(path: string): string | undefined {
  const ofReader = /^\/ocr\/[^/]+\/([\w.-]+)$/.exec(path);
  if (ofReader) return ofReader[1];
  return /^\/assets\/(pdf\.worker|read-pdf|draft-plan-worker|jbig2|openjpeg|qcms_bg)[\w.]*-[\w-]{8}\.\w+$/.exec(
    path,
  )?.[1];
}
