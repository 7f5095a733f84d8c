// The closure of the data source does not own the view, a name of which is a function's as well.
// with: Kid
final class KidViewController: UICollectionViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private var picked: Set<Int> = []
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(
    collectionView: collectionView
  ) { [unowned self] _, path, item in
    self.cell(at: path, item)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}

  @objc private func closeTapped() { listener?.didTapClose() }

  private func cell(at path: IndexPath, _ item: Int) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.isSelected = picked.contains(item)
    return cell
  }
}
