import { Component, type ReactNode } from "react";

interface GuardedProps {
  readonly children: ReactNode;
  /** What stands in place of a part that failed; the rest of the page goes on. */
  readonly instead: ReactNode;
}
/** A part that fails must not take the page with it. */
export class Guarded extends Component<GuardedProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
