export interface CardFacts {
  organisation: string;
  holder: string;
  membershipName: string;
  /** Of the member, and to when the card is valid, each a line. */
  lines: readonly string[];
  brandColor: string;
}

/** A bank card's proportions, sharp on a phone. */
const width = 1012;
const height = 638;
const margin = 64;
const family = 'Manrope, system-ui, sans-serif';

/** The card as a picture, for who carries no paper. */
export async function drawCard(facts: CardFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = facts.brandColor;
  context.fillRect(0, 0, width, 24);
  const write = (text: string, y: number, font: string, color: string) => {
    context.font = `${font} ${family}`;
    context.fillStyle = color;
    context.fillText(text, margin, y, width - 2 * margin);
  };
  write(facts.organisation, 128, '600 40px', '#1d2327');
  write(facts.holder, 270, '700 64px', '#1d2327');
  write(facts.membershipName, 330, '400 36px', '#5a6167');
  for (const [at, line] of facts.lines.entries()) write(line, 470 + at * 60, '500 38px', '#1d2327');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The card was not drawn')) : resolve(blob)), 'image/png'),
  );
}
