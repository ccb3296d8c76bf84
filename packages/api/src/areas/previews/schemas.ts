import * as z from 'zod';

/** What a page of the web says of itself, for those who read a text that links to it. */
export const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  /** Empty where the page says none. */
  description: z.string(),
  /** Its site by name, or the host of its address. */
  siteName: z.string(),
  imageUrl: z.string().nullable(),
});
