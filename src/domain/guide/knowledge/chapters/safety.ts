/** Threats, illness, violence, despair, fraud: help first. docs/guide-topics.md says how it is written. */
export default ``;
