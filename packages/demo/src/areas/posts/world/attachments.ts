import type { Topic } from './parse-topics.ts';
import type { Random } from '../../../world/random.ts';
import type { WorldAttachment } from '../../../world/world-types.ts';

const officeType = 'application/vnd.openxmlformats-officedocument.';
const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: `${officeType}wordprocessingml.document`,
  xlsx: `${officeType}spreadsheetml.sheet`,
  pptx: `${officeType}presentationml.presentation`,
  png: 'image/png',
  jpg: 'image/jpeg',
};

const pictureNames: Record<string, string[]> = {
  'photo-splint': ['Finished splint.jpg', 'Pattern.png'],
  'photo-kitchen': ['Kitchen set-up.jpg', 'Bench height.png'],
  'photo-bathroom': ['Bathroom before.jpg', 'Bathroom sketch.png'],
  'photo-workshop': ['Set-up.jpg', 'Close-up.jpg'],
  'photo-playground': ['Obstacle course.jpg'],
  'photo-garden': ['Garden group.jpg'],
  'photo-classroom': ['Room layout.png'],
  'photo-car': ['Route sketch.png'],
};

/** The files that come with a topic, without ids; its pictures show what the topic shows. */
export function attachmentsFor(topic: Topic, random: Random): WorldAttachment[] {
  const files = topic.files.length > 0 && random.chance(0.72) ? [...topic.files] : [];
  const pictures = pictureNames[topic.image ?? ''];
  if (pictures !== undefined && random.chance(0.11))
    files.push(...(random.chance(0.3) ? pictures : [random.pick(pictures)]));
  return files.map((fileName) => {
    const type = mimeTypes[fileName.slice(fileName.lastIndexOf('.') + 1)];
    if (type === undefined) throw new Error(`No file type for ${fileName}`);
    return { id: '', fileName, type, picture: type.startsWith('image/') ? (topic.image ?? 'photo-desk') : null };
  });
}
