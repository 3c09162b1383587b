import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Another number: the children are tried again. */
  readonly drawing: number;
  /** Stands there once the children could not be drawn. */
  readonly instead: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly drawing: number | undefined;
}

/** Catches what breaks while its children are drawn. React offers this to classes alone. */
export class DrawingBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, drawing: undefined };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ drawing }: Props, state: State): State | null {
    return drawing === state.drawing ? null : { isBroken: false, drawing };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
