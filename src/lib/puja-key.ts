/** Under which it is kept how far somebody is with the pujas on this device, and how they have them read out. */
export const pujaKey = 'disha.puja';
