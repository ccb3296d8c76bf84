export interface AttachmentItem {
  id: string;
  /** Of the file, with its ending; of a link, what it is called. */
  name: string;
  url: string;
  /** What it is called where that is not the name of its file. */
  title?: string | undefined;
  description?: string | undefined;
  /** Leads to another website, which opens beside this one. */
  isLink?: boolean | undefined;
  /** Bytes. */
  size?: number;
  /** What a picture shows; its name when left out. */
  alt?: string;
  /** Subtitles of sound or video (WebVTT). */
  captions?: { url: string; language: string; label: string };
}
