/** Cities that people name when they ask for a date; Devanagari beside the usual Latin spellings. */
const cities: readonly (readonly [string, RegExp])[] = [
  ['Delhi', /\b(?:new )?delhi\b|\bdilli\b|दिल्ली/i], ['Mumbai', /\bmumbai\b|\bbombay\b|मुंबई|मुम्बई/i], ['Lucknow', /\blucknow\b|\blakhnau\b|लखनऊ/i],
  ['Kolkata', /\bkolkata\b|\bcalcutta\b|कोलकाता/i], ['Chennai', /\bchennai\b|\bmadras\b|चेन्नई/i], ['Bengaluru', /\bbengaluru\b|\bbangalore\b|बेंगलुरु|बैंगलोर|बेंगलूर/i],
  ['Hyderabad', /\bhyderabad\b|हैदराबाद/i], ['Ahmedabad', /\bahmedabad\b|\bamdavad\b|अहमदाबाद/i], ['Pune', /\bpune\b|पुणे/i], ['Jaipur', /\bjaipur\b|जयपुर/i],
  ['Surat', /\bsurat\b|सूरत/i], ['Kanpur', /\bkanpur\b|कानपुर/i], ['Nagpur', /\bnagpur\b|नागपुर/i], ['Indore', /\bindore\b|इंदौर/i], ['Bhopal', /\bbhopal\b|भोपाल/i],
  ['Patna', /\bpatna\b|पटना/i], ['Vadodara', /\bvadodara\b|\bbaroda\b|वडोदरा/i], ['Ghaziabad', /\bghaziabad\b|गाजियाबाद|ग़ाज़ियाबाद/i], ['Agra', /\bagra\b|आगरा/i], ['Varanasi', /\bvaranasi\b|\bbanaras\b|\bkashi\b|वाराणसी|बनारस|काशी/i],
  ['Prayagraj', /\bprayagraj\b|\ballahabad\b|प्रयागराज|इलाहाबाद/i], ['Ranchi', /\branchi\b|रांची|राँची/i], ['Chandigarh', /\bchandigarh\b|चंडीगढ़|चण्डीगढ़/i], ['Guwahati', /\bguwahati\b|गुवाहाटी/i], ['Bhubaneswar', /\bbhubaneswar\b|भुवनेश्वर/i],
  ['Dehradun', /\bdehradun\b|देहरादून/i], ['Noida', /\bnoida\b|नोएडा/i], ['Gurugram', /\bgurugram\b|\bgurgaon\b|गुरुग्राम|गुड़गांव|गुड़गाँव/i], ['Raipur', /\braipur\b|रायपुर/i], ['Ujjain', /\bujjain\b|उज्जैन/i],
  ['Kochi', /\bkochi\b|\bcochin\b|कोच्चि/i], ['Udaipur', /\budaipur\b|उदयपुर/i], ['Jodhpur', /\bjodhpur\b|जोधपुर/i], ['Amritsar', /\bamritsar\b|अमृतसर/i], ['Haridwar', /\bharidwar\b|हरिद्वार/i], ['Ayodhya', /\bayodhya\b|अयोध्या/i],
]; // prettier-ignore

/** The city that a question names, as it is written there and by its English name. */
export function cityIn(question: string): { name: string; written: string } | undefined {
  for (const [name, pattern] of cities) {
    const written = pattern.exec(question)?.[0];
    if (written) return { name, written };
  }
  return undefined;
}
