import { movementForms, movements } from '#i18n/catalogue/credits.ts';
import { planNames } from '#i18n/catalogue/checkout.ts';
import type { Message } from '#i18n/messages.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** What a movement of credits was, in the reader's language; words of a newer server are shown as they came. */
export function movementText(description: string, t: I18n['t']): string {
  const known = wordsOf(movements, description);
  if (known) return t(known);
  const many = /^(\d+) (text|image) messages$/.exec(description);
  if (many) {
    const [, count = '', type] = many;
    return t(type === 'text' ? movementForms.texts : movementForms.images, { count });
  }
  const bought = /^(.+): (\d+) credits$/.exec(description);
  if (bought) return t(movementForms.plan, { plan: planText(bought[1] ?? '', t), credits: bought[2] ?? '' });
  const refunded = /^(Refund|Refund failed): (.+)$/.exec(description);
  if (refunded) {
    const [, what, plan = ''] = refunded;
    return t(what === 'Refund' ? movementForms.planRefund : movementForms.planRefundFailed, {
      plan: planText(plan, t),
    });
  }
  return description;
}

/** The name of a plan; one that its owner has named goes by that. */
export function planText(name: string, t: I18n['t']): string {
  const known = wordsOf(planNames, name);
  return known ? t(known) : name;
}

function wordsOf(catalogue: Readonly<Record<string, Message>>, words: string): Message | undefined {
  return Object.hasOwn(catalogue, words) ? catalogue[words] : undefined;
}
