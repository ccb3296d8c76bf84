import { zipOf } from './zip-writer.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A small real file of the type that a name's ending promises, with its title inside. */
export function sampleFile(fileName: string, title: string): Uint8Array {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  switch (ending) {
    case 'pdf':
      return pdf(title);
    case 'docx':
      return officeFile(`${office}.wordprocessingml.document.main+xml`, 'word/document.xml', wordDocument(title));
    case 'xlsx':
      return officeFile(`${office}.spreadsheetml.sheet.main+xml`, 'xl/workbook.xml', workbook, {
        'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml'),
        'xl/worksheets/sheet1.xml': sheet(title),
      });
    case 'pptx':
      return officeFile(`${office}.presentationml.presentation.main+xml`, 'ppt/presentation.xml', presentation);
    default:
      return new TextEncoder().encode(`${title}\n`);
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function officeFile(contentType: string, path: string, main: string, more: Record<string, string> = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${path}" ContentType="${contentType}"/>${more['xl/worksheets/sheet1.xml'] === undefined ? '' : `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.spreadsheetml.worksheet+xml"/>`}</Types>`,
    '_rels/.rels': relationships('officeDocument', path),
    [path]: main,
    ...more,
  });
}

function relationships(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
}

function wordDocument(title: string): string {
  return `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${escaped(title)}</w:t></w:r></w:p></w:body></w:document>`;
}

const workbook = `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

function sheet(title: string): string {
  return `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${escaped(title)}</t></is></c></row></sheetData></worksheet>`;
}

const presentation = `${declaration}<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;

function pdf(title: string): Uint8Array {
  const words = title.replaceAll(/[^\x20-\x7E]/g, ' ').replaceAll(/[\\()]/g, String.raw`\$&`);
  const stream = `BT /F1 20 Tf 72 760 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
