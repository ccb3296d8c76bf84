import encodeQr from 'qr';

/** A QR code as one shape, sharp at any size. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 2 });
  const module = size / rows.length;
  doc.rect(x, y, size, size).fill('#ffffff');
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(x + column * module, y + row * module, module, module);
  doc.fill('#000000');
}
