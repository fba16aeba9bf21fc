import { Component, type ReactNode } from "react";

interface GuardedProps {
  readonly children: ReactNode;
  /** Stands in place of a part that failed; the rest of the page goes on. */
  readonly instead: ReactNode;
  /** The subject it fails for: for another it is tried again. */
  readonly where?: string;
}
interface GuardedState {
  readonly failed: boolean;
  readonly where: string | undefined;
}
/** A part that fails must not take the page with it. */
export class Guarded extends Component<GuardedProps, GuardedState> {
  override state: GuardedState = { failed: false, where: this.props.where };
  static getDerivedStateFromError(): Partial<GuardedState> {
    return { failed: true };
  }
  static getDerivedStateFromProps({ where }: GuardedProps, before: GuardedState): GuardedState | null {
    return where === before.where ? null : { failed: false, where };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
