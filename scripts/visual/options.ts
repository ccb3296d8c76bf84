import { parseLooks, usualLooks, type Look } from './looks.ts';

/** The files as they lie in this checkout, committed or not. */
export const workingTree = 'working-tree';

export interface VisualOptions {
  before: string;
  after: string;
  /** Limits what Storybook is built from: a folder or a pattern of folders. */
  folder: string | null;
  /** A part of the story ids to look at. */
  idPart: string;
  looks: readonly Look[];
}

/** `[revA] [revB] [--stories=<folder or part of an id>] [--looks=profile:scheme:width,…]` */
export function readOptions(args: readonly string[]): VisualOptions {
  const valueOf = (name: string) => args.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
  const unknown = args.find((each) => each.startsWith('--') && !/^--(?:stories|looks)=./.test(each));
  if (unknown !== undefined) throw new Error(`${unknown} is not an option. There are --stories=… and --looks=….`);
  const [before = 'HEAD', after = workingTree] = args.filter((each) => !each.startsWith('--'));
  const stories = valueOf('stories') ?? '';
  const looks = valueOf('looks');
  const isFolder = stories.includes('/');
  return {
    before,
    after,
    folder: isFolder ? stories : null,
    idPart: isFolder ? '' : stories,
    looks: looks === undefined ? usualLooks : parseLooks(looks),
  };
}
