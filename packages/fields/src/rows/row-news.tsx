import type { FieldView } from '@guichet/engine';
import { rowMessages } from './messages.ts';
import type { RowChanges } from './use-row-changes.ts';

interface Props {
  readonly changes: RowChanges;
  readonly view: FieldView;
  /** Names the grid. */
  readonly name: string;
  /** The number of the row at a place, counted from 0. */
  readonly numberOf: (index: number) => string;
}

/** Says what became of a row, to the eye and to the ear, and offers to bring back the one that was removed. */
export function RowNews({ changes: { news, removed, commands }, view, name, numberOf }: Props) {
  const messages = rowMessages[view.locale];
  const said =
    news === undefined
      ? ''
      : messages.said[news.what]({
          number: numberOf(news.index),
          count: news.count,
          before: numberOf(news.before ?? news.index),
        });
  return (
    <div className={removed === undefined ? 'g-visually-hidden' : 'g-removed-row'}>
      <span role="status">{said}</span>
      {removed !== undefined && (
        <button
          type="button"
          className="g-removed-row__undo"
          aria-label={messages.undoRemoval(numberOf(removed.index), name)}
          onClick={commands.undo}
        >
          {messages.undo}
        </button>
      )}
    </div>
  );
}
