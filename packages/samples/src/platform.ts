/**
 * Members of the platform's own classes that SDK views inherit. A view's
 * member must be the SDK's or stand here; add one when a sample needs it.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Properties of `UIView`, `UIResponder` and `NSObject` that both languages spell alike. */
const appleProperties = words(`
  accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel
  accessibilityTraits accessibilityValue alpha autoresizesSubviews autoresizingMask
  backgroundColor bottomAnchor bounds center centerXAnchor centerYAnchor clipsToBounds constraints
  contentMode debugDescription description firstBaselineAnchor frame gestureRecognizers hash
  heightAnchor inputAccessoryView inputView insetsLayoutMarginsFromSafeArea intrinsicContentSize
  isAccessibilityElement lastBaselineAnchor layer layoutMargins layoutMarginsGuide leadingAnchor
  leftAnchor mask maskView nextResponder preservesSuperviewLayoutMargins readableContentGuide
  rightAnchor safeAreaInsets safeAreaLayoutGuide semanticContentAttribute subviews superview tag
  tintColor topAnchor trailingAnchor traitCollection transform
  translatesAutoresizingMaskIntoConstraints undoManager widthAnchor window
`);

/** Base names of members that Swift code may call on an SDK view, beside the SDK's own. */
export const swiftViewMembers: ReadonlySet<string> = new Set([
  ...appleProperties,
  ...words(`
    isHidden isOpaque isUserInteractionEnabled isFirstResponder isMultipleTouchEnabled
    isExclusiveTouch next self init Type addSubview addConstraint addConstraints
    addGestureRecognizer addInteraction becomeFirstResponder bringSubviewToFront conforms convert
    didMoveToSuperview didMoveToWindow draw hitTest insertSubview invalidateIntrinsicContentSize
    isDescendant isEqual isKind layoutIfNeeded layoutSubviews perform point removeConstraint
    removeConstraints removeFromSuperview removeGestureRecognizer resignFirstResponder responds
    sendSubviewToBack setContentCompressionResistancePriority setContentHuggingPriority
    setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints setValue sizeThatFits sizeToFit
    snapshotView systemLayoutSizeFitting updateConstraints value viewWithTag
  `),
]);
