import { tidyTitle } from '#domain/acts/title.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, titleOrNull } from './words.ts';

export interface PlanWords {
  name: string;
  name_hi: string;
  /** Whole rupees, as they are typed. */
  price: string;
  credits: string;
  is_offered: boolean;
}

export const noPlan: PlanWords = { name: '', name_hi: '', price: '', credits: '', is_offered: true };

/** The most that the server takes. */
export const planLimits = { name: 60, price: 1_000_000, credits: 100_000 };

export function planWordsOf(row: AdminRow<'subscription_plans'>): PlanWords {
  const { name, name_hi: nameHi, price, credits, is_offered: isOffered } = row;
  return {
    name,
    name_hi: nameHi ?? '',
    price: String(price),
    credits: String(credits),
    is_offered: isOffered,
  };
}

export function planRowOf(words: PlanWords): AdminWords<'subscription_plans'> {
  return {
    name: tidyTitle(words.name),
    name_hi: titleOrNull(words.name_hi),
    price: Number(words.price),
    credits: Number(words.credits),
    is_offered: words.is_offered,
  };
}

export function planFaults(words: PlanWords): Faults<PlanWords> {
  return {
    ...(!isShown(words.name) && { name: adminWords.nameRequired }),
    ...(words.name.length > planLimits.name && { name: adminWords.tooLongFault }),
    ...(words.name_hi.length > planLimits.name && { name_hi: adminWords.tooLongFault }),
    ...(!isWhole(words.price, planLimits.price) && { price: adminWords.priceWrong }),
    ...(!isWhole(words.credits, planLimits.credits) && { credits: adminWords.creditsWrong }),
  };
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,8}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
}
