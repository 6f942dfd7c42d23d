/**
 * What `calendar.sql` brought when it was first released. Such a file is applied once: what came later has to be brought
 * by a later file.
 */

/** The MD5 sums of the words that each aarti had. */
export const releasedAartis: Readonly<Record<string, string>> = {
  'jai-ganesh-deva': '72939843735adf5b1a8095e4225d6e8a',
  'sukhkarta-dukhharta': 'e3cc428bffd5fcb796e2c8ccfb95f3cd',
  'om-jai-jagdish-hare': '26c46858c8633e7d18d23fa24794e535',
  'om-jai-lakshmi-mata': 'd8ffe2b1b9281055a418342c35080811',
  'jai-ambe-gauri': '91ad2dfec79c8138e34ebb1e4c79a766',
  'om-jai-shiv-omkara': 'fc1815004189283f0323e856fab4bd3f',
  'aarti-hanuman-lala': '8b3610ebc7000b9c5360abe764f3cf72',
  'hanuman-chalisa': '315e337d468c9f42a4dabda28e23aad4',
  'aarti-kunj-bihari': 'ea1e30515a6ef8ba4ea3091455540f7c',
  'shri-ramchandra-kripalu': '6a092cdcae74a920efd6d462084c6268',
  'aarti-ramayan-ji': 'd29b7f31446ba2fb5a8841ec056bcacd',
  'vaishnav-jan-to': '478aa3f6e4e420f1f6816f38d3941e95',
  'saraswati-vandana': 'b1b412a73f197e8cd4772a1e5d0f6632',
  'shiva-panchakshara': '1bacd3b8999a8f099457af9099fc1ba9',
  lingashtakam: '7947c8af85f386d0bea6799137614a82',
  madhurashtakam: 'e5de2e6377f0d50e9ab2d50250c4c80b',
  'mahalakshmi-ashtakam': '99aa93a875b9917c219c69c029ca83ac',
};

/** The MD5 sums of what was said about each deity in either language. */
export const releasedDeities: Readonly<Record<string, { about: string; about_hi: string }>> = {
  ganesh: { about: 'ae668662f4abddb5491af948a7eeb43b', about_hi: '683f478d3b7e67b0e0d2c8c1ca183f67' },
  hanuman: { about: 'cd8d7e3c6cc594249e4edadeb7b89840', about_hi: 'a4e4aa603f93231fe76c7a43168de0cd' },
  lakshmi: { about: '1a931dbf99c5d25daaadf2cfe1a57838', about_hi: '1a241ad5bd4b997515563ec8408a53cb' },
  shiv: { about: '9da3171386aad32a36d5456933bc2efb', about_hi: 'd9b7dc6fffdf5aec5cfb75ef1a4904f4' },
  ambe: { about: '5bc7fd109ee38a73f587a81872b8a31e', about_hi: 'c5a9e611427119a0bf8efd7ffca35c73' },
  durga: { about: 'e1eccfddba52e682367d218ef08687be', about_hi: '0ae9fcff15459d0e8fa37470fe6acba6' },
  krishna: { about: 'e1c3ce6a4448921d4d695eeb319ad1b0', about_hi: 'efaf29fffd8cdb0e593f97d865587140' },
  ram: { about: '6034769e2d890d00af7f72fb65956ccf', about_hi: '18daa32c469df9156ea4c6b807583e9f' },
  vishnu: { about: 'b0bb0310837dccc3f186901129ee0df3', about_hi: '2427892e80f86e73bf0d6eab82b6fa7f' },
  saraswati: { about: '8150616ddd32be6f85aaf1368fed27a6', about_hi: '087505b162b24206ec3be5fd9c1ad12e' },
  parvati: { about: 'ddd8a151d6bf05bca008bf4fe378bb37', about_hi: '0d1403e0e56a13c94505e99bba501166' },
  kali: { about: 'd5b49d1f75bf48e807ac8044779f96dc', about_hi: '934aa83f1fe4842d48e345558047bb6a' },
  kartikeya: { about: '79d67957fdbcb43ab63a7ffa8084e67b', about_hi: 'b48668b6b56947541f5056f1f600f943' },
  surya: { about: '757a61a0cef2bff8a9b399e413dec8c9', about_hi: 'cea9ab749dfe9bb4cc5757ab61a67d19' },
  ganga: { about: '1e52c3e7c8b444387fcf6ff8367aaa71', about_hi: '43192ef26d8441a3f40b78362f6c2b34' },
  narasimha: { about: 'b3768f812a773af749b4245570510ed8', about_hi: '3cda583689d7a24fff667682fd398d8a' },
  jagannath: { about: 'df85420389b3d78c2ef2eb4af4b8737f', about_hi: 'da8ef847f64c490fe3dab1ce735b1f23' },
  radha: { about: 'fe340236598b40e108dbff575166a897', about_hi: '9a1b7884ead73b31eff0441095496b45' },
  sita: { about: 'ee46fde290999d69c62d31edf1403f9b', about_hi: '36a74363652ff51c3eb6893e9662b007' },
  parashuram: { about: '66ce607836492276aa02f6532645bbbe', about_hi: '992e1bf34dfa055028d486a126bf166f' },
  vamana: { about: '7419511d0fa32af89677205e12795eff', about_hi: 'b79e2fd7dd12ee47503e5f184ccf5711' },
  shani: { about: '7d436d4bfa7f1e47d02c4552b49ef9ec', about_hi: '0e0feced226ae9f1e7a9aa7fed774135' },
  vishwakarma: { about: '249f98338ec08026c36cda0f38b7d130', about_hi: '72e5e2e8b57ff32f0dd4855bc64c6a18' },
  dhanvantari: { about: '27e59535b909411b87afa03e3d6406c0', about_hi: '71cda549cb5c0b0802bd5356d9db1d6a' },
  yama: { about: '75541bb0366600708376bf3ed3d30e8e', about_hi: 'f651c6a4d394e520ab3ef4a9a7423ed7' },
  bhairav: { about: '964b9e5688b39500c7d3bb7641c5fd73', about_hi: '4550d591f686683ea95efa42524d6f8c' },
  dattatreya: { about: 'fba8543252a03dbe75d34c30144a0621', about_hi: '5709058d6cee7865690fa8b0ebc8b68a' },
  tulsi: { about: '28dc57d00530a23a2771d336e9d67488', about_hi: 'aa34fa9743deb064a5a17621900bd3b0' },
  shitala: { about: '6b068174527ac907307790f84da902e6', about_hi: 'ba3b84c90c0aaa14db126e441fd78196' },
  gayatri: { about: '5c24be6823037872405b95541aedfefb', about_hi: '4cd530775010f95ff00a479706f2bc29' },
  buddha: { about: '3030b773103f89c46add6dbf0a55e248', about_hi: '13102a9159222a20ea14150e0b56510f' },
  mahavir: { about: '3734f8c432a5b0a09ed3ad7fb69c5081', about_hi: '3607bed6fc9e330a3555f43f21a8248e' },
  naga: { about: '67cca0f4210ffefd5d1152c3649ff9cb', about_hi: '447d1855bad481d523ba5e750e6eff92' },
};
