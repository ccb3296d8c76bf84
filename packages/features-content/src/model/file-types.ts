const office = 'application/vnd.openxmlformats-officedocument';

const startingWith = (start: string) => ({ assets: { file: { type: { _starts_with: start } } } });
const oneOf = (...types: string[]) => ({ assets: { file: { type: { _in: types } } } });

/** What resources can be narrowed to by the type of a file that they carry: the filter of each, none for all. A picture is no `file` of the content service. */
export const fileTypes = {
  all: {},
  images: { assets: { image: { id: { _nnull: true } } } },
  videos: startingWith('video/'),
  audio: startingWith('audio/'),
  pdf: oneOf('application/pdf'),
  text: startingWith('text/'),
  word: oneOf('application/msword', `${office}.wordprocessingml.document`),
  excel: oneOf('application/vnd.ms-excel', `${office}.spreadsheetml.sheet`),
  powerPoint: oneOf('application/vnd.ms-powerpoint', `${office}.presentationml.presentation`),
} as const;

export type FileType = keyof typeof fileTypes;

export function fileTypeFrom(text: string | undefined): FileType {
  return text !== undefined && isFileType(text) ? text : 'all';
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(fileTypes, text);
}
