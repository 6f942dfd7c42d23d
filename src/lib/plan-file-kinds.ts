/** Larger files are refused before they are read. */
export const largestPlanFile = 25 * 1024 * 1024;

/**
 * plan: pictures and PDFs · photo: pictures alone. Of pictures JPEG, PNG and WebP are kept as they are; HEIC, GIF and
 * AVIF become a JPEG or PNG, as not everything that looks at them later reads those. SVG and BMP are not taken: the
 * storage does not take them, and an SVG is a program.
 */
export type PlanFileUse = 'plan' | 'photo';

/** What the document box of the browser offers; what a file really is, its content says. */
export const acceptedPlanFiles: Readonly<Record<PlanFileUse, string>> = {
  plan: 'image/*,application/pdf,.heic,.heif,.pdf',
  photo: 'image/*,.heic,.heif',
};

/** The longer side of the small picture of a file, in pixels. */
export const previewSide = 480;
