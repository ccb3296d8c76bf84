import { useRef, useState } from 'react';
import { type AcceptedFiles, acceptFiles } from '../FileField/accept-files.ts';
import { addressOf } from './file-address.ts';
import { rejectionMessages, type RejectionMessage, type RejectionWords } from '../FileField/rejection-messages.ts';
import { isToPrepare, preparedFile } from '../FileField/smaller-picture.ts';
import { useDeferredSubmit } from '../FileField/use-deferred-submit.ts';

/** A picture: stored already, or chosen just now (`file`, with an address to show it by). */
export interface FieldImage {
  url: string;
  file?: File;
  /** What `file` was cut from. */
  original?: File;
}

export interface ImageRules {
  /** Endings such as `png`. */
  accept?: readonly string[] | undefined;
  /** Bytes; a file of exactly this size is taken, and a larger photo is made smaller. */
  maxBytes?: number | undefined;
  rejections?: Omit<RejectionWords, 'count' | 'total'> | undefined;
  onReject?: ((messages: string[]) => void) | undefined;
}

export const imageEndings = ['png', 'jpeg', 'jpg'] as const;

export interface ImageChoiceOptions extends ImageRules {
  value: FieldImage | null;
  onChange: (value: FieldImage | null) => void;
  /** Whether a chosen picture is cut before it is taken. */
  isCropped: boolean;
}

/** Choosing, cutting and taking out a picture: what was refused, and which file is being cut. */
export function useImageChoice(options: ImageChoiceOptions) {
  const { value, onChange, accept = imageEndings, maxBytes = Infinity } = options;
  const inputRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RejectionMessage[]>([]);
  const [uncut, setUncut] = useState<File | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const place = useDeferredSubmit(isPreparing);

  const rules = { accept, maxBytes, maxCount: 1 };

  function take(file: File, original?: File) {
    setUncut(null);
    if (isToPrepare(file, rules)) void prepare(file, original);
    else give(file, original);
  }

  /** A large photo is made smaller before it is taken. */
  async function prepare(file: File, original?: File) {
    setPreparing(true);
    const ready = await preparedFile(file, rules);
    setPreparing(false);
    if (ready === null) refuse([{ file, reason: 'size' }]);
    else give(ready, original);
  }

  function give(file: File, original?: File) {
    onChange({ file, url: addressOf(file), ...(original ? { original } : {}) });
  }

  function refuse(rejected: AcceptedFiles['rejected']) {
    const messages = rejectionMessages(rejected, options.rejections ?? {}, rules);
    setRefused(messages);
    if (messages.length > 0) options.onReject?.(messages.map(({ text }) => text));
  }

  function choose(files: File[]) {
    const { accepted, rejected } = acceptFiles(files, rules, { count: 0, bytes: 0 });
    refuse(rejected);
    const [file] = accepted;
    if (file && options.isCropped) setUncut(file);
    else if (file) take(file);
  }

  function remove() {
    setRefused([]);
    onChange(null);
    inputRef.current?.focus();
  }

  const source = value?.original ?? value?.file;
  return {
    inputRef,
    place,
    isPreparing,
    refused,
    uncut,
    choose,
    remove,
    take,
    /** Cuts the chosen picture anew; null where there is none to cut. */
    cropAgain: options.isCropped && source ? () => setUncut(source) : null,
    leaveUncut: () => setUncut(null),
  };
}
