const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Spells a whole number from 0 to 999: 342 is "three hundred and forty-two". */
export function numberInWords(number: number): string {
  if (number >= 100) {
    const rest = number % 100;
    const hundreds = `${ONES[Math.floor(number / 100)]} hundred`;
    return rest === 0 ? hundreds : `${hundreds} and ${numberInWords(rest)}`;
  }
  if (number < 20) return ONES[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}
