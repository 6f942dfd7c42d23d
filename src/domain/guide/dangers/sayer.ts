/** Who sells what the stars say. */
export const sayer =
  /(?:astrologer|jyotishi|jyotish|pandit|panditji|pujari|priest|baba|guruji|guru ji|tantrik|ojha|maulvi|vastu (?:expert|consultant|wale|guy|man|specialist)|consultant|palmist|fortune|numerologist|swami|mataji|ज्योतिष|पंडित|पण्डित|पुजारी|बाबा|गुरुजी|गुरु जी|तांत्रिक|ओझा)/;
