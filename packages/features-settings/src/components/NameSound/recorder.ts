/** Why nothing was recorded: the microphone is not allowed, or there is none; nothing was heard, or what was heard cannot be read. */
export type RecordingProblem = 'refused' | 'missing' | 'silent' | 'unreadable';

/** A microphone that is on. */
export interface Microphone {
  /** Keeps what is heard from now on; false where it cannot. */
  start(): boolean;
  /** Turns it off. What was heard, as it is sent. */
  stop(): Promise<File | 'silent' | 'unreadable'>;
  /** Turns it off and forgets what was heard. */
  close(): void;
}

/** What a browser does for whoever records something. */
export interface Recorder {
  /** Old browsers, and pages without a secure connection, have none. */
  isOffered(): boolean;
  /** Asks for the microphone. */
  open(): Promise<Microphone | 'refused' | 'missing'>;
  /** Until what it returns is called. */
  everySecond(tick: () => void): () => void;
}
