/** What an act keeps of a birth in the account, all of it. */
export const aBirth = {
  name: 'Asha',
  birth_date: '1990-05-12',
  minutes_of_day: 630,
  within_minutes: 10,
  place_name: 'Pune',
  latitude: 18.52,
  longitude: 73.86,
  time_zone: 'Asia/Kolkata',
  offset_minutes: null,
};
