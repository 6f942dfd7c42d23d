-- "birth_and_home" was offered as a consent, but nothing ever asked for it or went by it: a plan leaves a device when its
-- owner asks for its analysis, and births when they say so. No decision about it is taken any more; those that were made
-- stay, as a decision is never changed.
alter table public.consents drop constraint consents_purpose_known;
alter table public.consents
  add constraint consents_purpose_known check (purpose in ('ai_answers', 'reminders', 'news')) not valid;
