import { expect, test } from 'vitest';
import { createTranslate } from '../messages/create-translate.ts';
import { generalUpload, isPreviewable, uploadMessages, uploadRules } from './upload-rules.ts';

const file = (name: string, size = 10) => ({ name, size });
const t = createTranslate(uploadMessages, { locale: 'en-AU' });

test('a general upload takes pdf, docx, xlsx, txt, png, jpeg, jpg, pptx and ppt', () => {
  const files = ['a.pdf', 'a.docx', 'a.XLSX', 'a.txt', 'a.png', 'a.jpeg', 'a.jpg', 'a.pptx', 'a.ppt'].map((name) =>
    file(name),
  );
  expect(uploadRules(files, generalUpload)).toEqual({ accepted: files, rejected: [] });
});

test.each(['a.exe', 'a.pdf.exe', 'a', 'pdf', 'a.svg', 'a.'])(
  "%s is refused with 'Allowed only: {list} file types'",
  (name) => {
    expect(uploadRules([file(name)], generalUpload).rejected).toEqual([{ file: file(name), reason: 'type' }]);
    expect(t('type', { list: generalUpload.types.join(', ') })).toBe(
      'Allowed only: pdf, docx, xlsx, txt, png, jpeg, jpg, pptx, ppt file types',
    );
  },
);

test("a file over 5 MB is refused with 'Maximum allowed file size is 5Mb'", () => {
  expect(uploadRules([file('a.pdf', 5_242_881)], generalUpload).rejected[0]?.reason).toBe('size');
  expect(t('size')).toBe('Maximum allowed file size is 5Mb');
});

test('a file of exactly 5242880 bytes is taken', () => {
  expect(uploadRules([file('a.pdf', 5_242_880)], generalUpload).accepted).toHaveLength(1);
});

test('an empty file is refused', () => {
  expect(uploadRules([file('a.pdf', 0)], generalUpload).rejected[0]?.reason).toBe('empty');
});

test('at most 10 files are taken, counting those that are there', () => {
  const files = Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`));
  expect(uploadRules(files, generalUpload).rejected).toEqual([{ file: files[10], reason: 'count' }]);
  expect(uploadRules(files.slice(0, 3), { ...generalUpload, present: 8 }).accepted).toEqual(files.slice(0, 2));
});

test('a refused file takes no room', () => {
  expect(uploadRules([file('a.exe'), file('a.pdf')], { ...generalUpload, present: 9 }).accepted).toEqual([
    file('a.pdf'),
  ]);
});

test('only png, jpeg and jpg are previewed', () => {
  expect(generalUpload.types.filter((ending) => isPreviewable(`a.${ending}`))).toEqual(['png', 'jpeg', 'jpg']);
});
