const longest = 300;

/** Advice on errors of the file system, by their code. */
const advice: Readonly<Record<string, string>> = {
  ENOENT: 'Check that the folder exists and its disk is mounted.',
  ENOTDIR: 'Check that the path leads to a folder.',
  EACCES: 'Let the user of the server write to the folder.',
  EPERM: 'Let the user of the server write to the folder.',
  EROFS: 'Mount the disk so that it can be written to.',
  ENOSPC: 'Free space on the disk.',
  EDQUOT: 'Free space on the disk, or raise the quota.',
  EIO: 'Check the disk.',
};

/** A sentence for the operator. Messages of our own name no answers, but those of the file system name the resident's file. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, longest);
  if (!('code' in error && 'syscall' in error)) return error.message.slice(0, longest);
  const code = String(error.code);
  const sentence = `The system answered ${code} to ${String(error.syscall)}.`;
  return Object.hasOwn(advice, code) ? `${sentence} ${advice[code]}` : sentence;
}
