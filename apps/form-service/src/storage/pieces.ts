/** A file that arrives in pieces, possibly at several servers. */
export interface ArrivingFile {
  /** That of its upload. */
  readonly id: string;
  /** Announced bytes. */
  readonly size: number;
  /** JSON. */
  readonly metadata: string;
}

export interface Piece {
  /** Its name in the store of files. */
  readonly id: string;
  /** The byte of the file that it begins with. */
  readonly start: number;
  readonly length: number;
}

/**
 * The parts of files that have arrived, for all servers. They go with the row of the upload; pieces in the store whose
 * rows are gone are orphans, which the sweep finds.
 */
export interface PieceRows {
  /** For an upload that is noted as arriving. */
  begin(file: ArrivingFile): Promise<void>;
  /** With its pieces in order; undefined when nothing of it is known. */
  find(id: string): Promise<(ArrivingFile & { readonly pieces: readonly Piece[] }) | undefined>;
  /** Counts a piece that lies in the store. False where the file does not end at its start: another request was first. */
  add(id: string, piece: Piece): Promise<boolean>;
  remove(id: string): Promise<void>;
}
