import { movementForms, movements } from '#i18n/catalogue/credits.ts';
import type { Message } from '#i18n/messages.ts';
import { planText } from '#i18n/plan-text.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** What a movement of credits was, in the reader's language; words of a newer server are shown as they came. */
export function movementText(description: string, t: I18n['t']): string {
  const catalogue: Readonly<Record<string, Message>> = movements;
  const known = Object.hasOwn(catalogue, description) ? catalogue[description] : undefined;
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
