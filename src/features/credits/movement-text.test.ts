import { expect, test } from 'vitest';
import { translate, type Language, type Message, type MessageValues } from '#i18n/messages.ts';
import { movementText } from './movement-text.ts';

const reader = (language: Language) => (message: Message, values?: MessageValues) =>
  translate(message, language, values);

test.each([
  ['Welcome credits', 'स्वागत के क्रेडिट'],
  ['Text message', 'लिखित संदेश'],
  ['4 image messages', 'तस्वीर वाले 4 संदेश'],
  ['Standard Plan: 30 credits', 'स्टैंडर्ड प्लान: 30 क्रेडिट'],
  ['Diwali: Plan: 12 credits', 'Diwali: Plan: 12 क्रेडिट'],
  ['Refund: Starter Plan', 'धन-वापसी: स्टार्टर प्लान'],
  ['Refund failed: Starter Plan', 'धन-वापसी नहीं हुई: स्टार्टर प्लान'],
  ['Returned: the answer did not help', 'लौटाया गया: जवाब से मदद नहीं मिली'],
  ['Returned: the answer was not known', 'लौटाया गया: जवाब पता नहीं था'],
  ['Floor plan analysis', 'नक़्शे का विश्लेषण'],
  ['Something of a newer server', 'Something of a newer server'],
  ['constructor', 'constructor'],
])('"%s" reads "%s" in Hindi and stays as it is in English', (description, hindi) => {
  expect(movementText(description, reader('hi'))).toBe(hindi);
  expect(movementText(description, reader('en'))).toBe(description);
});
