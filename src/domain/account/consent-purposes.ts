/**
 * What a person may agree to, each by itself: questions and attachments go to the model that answers · reminders by
 * push · mail about new things. A plan leaves the device when its owner asks for its analysis, and births when they say so.
 */
export const consentPurposes = ['ai_answers', 'reminders', 'news'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
