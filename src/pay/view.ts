import { checkout as texts } from '#i18n/catalogue/checkout.ts';
import { formatNumber, formatRupees } from '#i18n/format.ts';
import { translate, type Language, type Message } from '#i18n/messages.ts';
import { planText } from '#i18n/plan-text.ts';
import type { Checkout } from './handover.ts';

export type CheckoutStep = 'opening' | 'open' | 'attemptFailed' | 'unreachable' | 'leaving';

export interface CheckoutViewOptions {
  /** Undefined where there is nothing to pay. */
  checkout: Checkout | undefined;
  language: Language;
  onBack(): void;
  onTryAgain(): void;
}

/** Draws the page of the checkout. `say` tells what it is at, to those who listen as well. */
export function checkoutView(
  root: HTMLElement,
  { checkout, language, onBack, onTryAgain }: CheckoutViewOptions,
): { say(step: CheckoutStep): void } {
  const t = (message: Message) => translate(message, language);
  const title = t(checkout ? texts.title : texts.nothing);
  document.title = `${title} · ${t(texts.productName)}`;
  const status = element('p', { role: 'status', className: 'status' });
  const again = button(t(texts.openAgain), 'loud', onTryAgain);
  again.hidden = true;
  const back = button(t(texts.back), 'quiet', onBack);
  const head = element('p', { className: 'brand' }, logo(), t(texts.productName));
  const heading = element('h1', {}, title);
  if (checkout) {
    root.replaceChildren(
      head,
      heading,
      ...(checkout.isSandbox ? [element('p', { className: 'sandbox' }, t(texts.sandbox))] : []),
      summary(checkout, language),
      status,
      element('div', { className: 'acts' }, again, back),
      element('p', { className: 'tradition' }, t(texts.tradition)),
    );
  } else {
    root.replaceChildren(
      head,
      heading,
      element('p', {}, t(texts.nothingText)),
      element('div', { className: 'acts' }, back),
    );
  }
  return {
    say(step) {
      status.textContent = t(texts[step]);
      status.dataset['step'] = step;
      again.hidden = step !== 'unreachable' && step !== 'attemptFailed';
      // Whoever is on the way back has decided.
      back.hidden = step === 'leaving';
    },
  };
}

function summary({ planName, credits, amountPaise }: Checkout, language: Language): HTMLElement {
  const t = (message: Message) => translate(message, language);
  const rows = [
    [t(texts.plan), planText(planName, t)],
    [t(texts.credits), formatNumber(credits, language)],
    [t(texts.amount), formatRupees(amountPaise / 100, language)],
  ] as const;
  return element(
    'section',
    { ariaLabel: t(texts.summary), className: 'card' },
    element(
      'dl',
      {},
      ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    ),
    element('p', { className: 'once' }, t(texts.once)),
  );
}

function button(words: string, kind: 'loud' | 'quiet', act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', className: kind }, words);
  made.addEventListener('click', act);
  return made;
}

function logo(): HTMLElement {
  return element('img', { src: '/favicon.svg', alt: '', width: 32, height: 32 });
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'dataset' | 'style'>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
