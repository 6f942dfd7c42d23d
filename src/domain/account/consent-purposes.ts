/**
 * What a person may agree to, each by itself: questions and attachments go to the model that answers · birth and home
 * data leave the device for an analysis · reminders by push · mail about new things.
 */
export const consentPurposes = ['ai_answers', 'birth_and_home', 'reminders', 'news'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
