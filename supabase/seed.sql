-- What a new installation starts with. Fixed ids make it safe to run again: existing rows stay as they are.

insert into public.subscription_plans (id, name, price, credits) values
  ('6f1d2b7e-0a01-4c3e-9a51-000000000001', 'Starter Plan', 99, 10),
  ('6f1d2b7e-0a01-4c3e-9a51-000000000002', 'Standard Plan', 249, 30),
  ('6f1d2b7e-0a01-4c3e-9a51-000000000003', 'Family Plan', 499, 75)
on conflict do nothing;

insert into public.blog_categories (id, name, slug, description) values
  ('6f1d2b7e-0a02-4c3e-9a51-000000000001', 'Vaastu Basics', 'vaastu-basics', 'Directions, zones and the ideas behind them.'),
  ('6f1d2b7e-0a02-4c3e-9a51-000000000002', 'Kitchen', 'kitchen', 'Where to cook, store and wash.'),
  ('6f1d2b7e-0a02-4c3e-9a51-000000000003', 'Bedroom', 'bedroom', 'Rooms and positions for rest.'),
  ('6f1d2b7e-0a02-4c3e-9a51-000000000004', 'Entrance', 'entrance', 'Doors and the way into a home.'),
  ('6f1d2b7e-0a02-4c3e-9a51-000000000005', 'Office', 'office', 'Desks, shops and places of work.'),
  ('6f1d2b7e-0a02-4c3e-9a51-000000000006', 'Festivals', 'festivals', 'Days, rituals and how homes keep them.')
on conflict do nothing;

insert into public.deities (id, name, about, image) values
  ('6f1d2b7e-0a03-4c3e-9a51-000000000001', 'Ganesh', 'The elephant-headed remover of obstacles, remembered first at every beginning.', null),
  ('6f1d2b7e-0a03-4c3e-9a51-000000000002', 'Hanuman', 'The devoted servant of Ram, called on for courage, strength and protection.', null),
  ('6f1d2b7e-0a03-4c3e-9a51-000000000003', 'Lakshmi', 'The giver of well-being and plenty, welcomed with lamps into a clean and bright home.', null),
  ('6f1d2b7e-0a03-4c3e-9a51-000000000004', 'Shiv', 'The still ascetic of Kailash, who ends what is worn out and is honoured with water and bel leaves.', null),
  ('6f1d2b7e-0a03-4c3e-9a51-000000000005', 'Ambe', 'The mother on the lion, a form of Durga, guardian of her children and honoured through Navratri.', null)
on conflict do nothing;
